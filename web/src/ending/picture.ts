/** The result as a picture to be sent around: drawn here, from names and points alone. */
import type { Course } from '../games/contract';
import { faceOf, HUES, initial } from '../lib/people';
import type { Placed } from './story';

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 64];
const [CREAM, QUIET, LAMP] = ['#f6f0df', '#c3d2c6', '#fff1cf'];

export interface Result {
  game: string;
  headline: string;
  placed: Placed[];
  names: readonly string[];
  faces: readonly (string | null)[];
  course: Course | null;
  address: string;
}

/** Draw it. */
export async function draw(result: Result): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await document.fonts.ready;
  ground(pen);
  write(pen, result.game, EDGE, 92, `600 34px Fraunces, Georgia, serif`, QUIET);
  write(pen, result.headline, EDGE, 158, `600 58px Fraunces, Georgia, serif`, CREAM);
  await Promise.all(result.placed.map((placed, at) => row(pen, result, placed, at)));
  if (result.course && result.course.labels.length > 1) lines(pen, result.course);
  write(pen, result.address, EDGE, HEIGHT - 40, `400 24px Inter, sans-serif`, QUIET);
  return canvas;
}

/** The drawing as a file. */
export const asFile = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(new File([blob], 'stammtisch.png', { type: 'image/png' })) : reject(new Error('no picture'))), 'image/png'));

function ground(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, 0, WIDTH);
  for (const [at, colour] of [[0, '#1f5a4e'], [0.5, '#17463d'], [1, '#0f332d']] as const) light.addColorStop(at, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left', most = WIDTH - 2 * EDGE): void {
  Object.assign(pen, { font, fillStyle: colour, textAlign: align });
  pen.fillText(text, x, y, most);
}

/** Somebody's place, face, name and points. */
async function row(pen: CanvasRenderingContext2D, { names, faces, placed: all }: Result, { seat, place, score }: Placed, at: number): Promise<void> {
  const high = Math.min(92, 340 / all.length);
  const [y, radius] = [216 + high * (at + 0.5), high * 0.4];
  write(pen, `${place}.`, EDGE, y + 11, '600 30px Fraunces, Georgia, serif', QUIET);
  await face(pen, EDGE + 58 + radius, y, radius, faces[seat] ?? null, names[seat] ?? '', HUES[seat] ?? QUIET, place === 1);
  write(pen, names[seat] ?? '', EDGE + 84 + 2 * radius, y + 12, '600 34px Fraunces, Georgia, serif', CREAM, 'left', 260);
  write(pen, String(score).replace('-', '−'), 590, y + 13, '600 38px Fraunces, Georgia, serif', place === 1 ? LAMP : CREAM, 'right');
}

async function face(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, character: string | null, name: string, hue: string, first: boolean): Promise<void> {
  const drawn = faceOf(character);
  const image = drawn ? await load(drawn).catch(() => null) : null;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  Object.assign(pen, { fillStyle: hue, strokeStyle: first ? LAMP : '#ffffff00', lineWidth: 8 });
  pen.stroke();
  pen.fill();
  pen.clip();
  if (image) pen.drawImage(image, x - radius, y - radius, 2 * radius, 2 * radius);
  else write(pen, initial(name), x, y + radius * 0.36, `600 ${radius}px Fraunces, Georgia, serif`, '#fff', 'center');
  pen.restore();
}

function load(source: string): Promise<HTMLImageElement> {
  const image = new Image(200, 200);
  image.src = source;
  return image.decode().then(() => image);
}

/** The lines of the match, in the right half. */
function lines(pen: CanvasRenderingContext2D, { labels, lines: all }: Course): void {
  const [left, right, top, bottom] = [680, WIDTH - EDGE, 220, 540];
  const values = all.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (i: number) => left + ((right - left) * i) / (labels.length - 1);
  const y = (value: number) => bottom - ((bottom - top) * (value - low)) / (high - low);
  Object.assign(pen, { strokeStyle: '#ffffff40', lineWidth: 2, lineJoin: 'round', lineCap: 'round' });
  stroke(pen, [[left, y(0)], [right, y(0)]]);
  all.forEach((line, seat) => {
    Object.assign(pen, { strokeStyle: HUES[seat] ?? QUIET, lineWidth: 6 });
    stroke(pen, line.map((value, i): [number, number] => [x(i), y(value)]));
  });
}

function stroke(pen: CanvasRenderingContext2D, points: [number, number][]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}
