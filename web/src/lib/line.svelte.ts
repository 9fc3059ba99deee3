/** The connection to a table. After a cut it reconnects by itself and continues where it left off. */
import { tick } from 'svelte';
import type { Changes, Closing, Fault, Happened, Present, Sight, Update, Warming } from '../wire';
import { applied } from './changes';
import { inPresentNames } from './log';
import { pause } from './prefs.svelte';
import { history } from './server';
import { settling } from './settling.svelte';

type Message = Update | Changes | Present | Warming | Closing | Fault;

const FIRST_PAUSE = 400; // milliseconds before reconnecting
const LONGEST_PAUSE = 8000;
const LONG_SLEEP = 10_000;
const FAR_BEHIND = 12; // updates: somebody who is that late isn't told the great moments, so that they catch up
/** After these the table isn't what it was. */
const DECISIVE = ['started', 'moved', 'went-back'];

/** Tells the great moments of an update before it is shown, if it has any: returns whether it does, and calls `then` afterwards. */
export type Herald = (before: Sight, update: Update, then: () => void) => boolean;

export class Line {
  herald: Herald = () => false;
  sight = $state.raw<Sight | null>(null);
  happened = $state.raw<Happened[]>([]);
  present = $state.raw<string[]>([]);
  /** The levels of bots that don't look as far yet as they will. */
  warming = $state.raw<string[]>([]);
  /** How many messages are shown or came before those that are. */
  n = $state(0);
  /** How many messages came before those that are shown: they are in the history. */
  since = $state(0);
  /** Whether a page of the history is on its way. */
  loading = $state(false);
  up = $state(false);
  /** Why the server won't show this table. */
  refused = $state.raw<Fault | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_PAUSE;
  private timer = 0;
  private showing = 0;
  private queue = $state.raw<Update[]>([]);
  /** The update that is shown as soon as its great moments are told. */
  private staged = $state.raw<Update | null>(null);
  private closed = false;
  private hidden = 0;
  /** How many messages have arrived; some of them may not be shown yet. */
  private came = 0;
  /** The table as it was when the last of them arrived: a connection begins with all of it, and goes on with what changes. */
  private last: Sight | null = null;

  /** Whether what happened so far was seen from another seat. */
  private turned = false;

  constructor(readonly table: string, private seat: number | null = null) {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.wake);
  }

  private hurry = () => {
    if (!this.up) this.connect();
  };
  private drop = () => {
    this.up = false;
    this.socket?.close();
  };
  /** A device that was asleep may hold a connection that the server has dropped: it opens a new one. */
  private wake = () => {
    if (document.hidden) this.hidden = Date.now();
    else if (Date.now() - this.hidden > LONG_SLEEP) this.connect();
  };

  /** Look from another seat, or as somebody without one. What is shown stays until the new sight is there. */
  look(seat: number | null): void {
    this.seat = seat;
    this.came = 0;
    this.since = 0; // a page of history that is on its way is no longer wanted
    this.turned = true;
    this.queue = [];
    this.staged = null;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}?since=${this.came}${seat}`);
    this.socket = socket;
    this.warming = []; // we are told if there are any
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      this.up = false;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) return; // the server has told us why
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_PAUSE, this.wait * 1.7);
    };
  }

  private hear(message: Message): void {
    if ('happened' in message) {
      const sight = 'sight' in message ? message.sight : applied(this.last as Sight, message.changed);
      this.seat = sight.viewer;
      this.up = true;
      this.wait = FIRST_PAUSE;
      this.came = message.n;
      this.last = sight;
      this.queue = [...this.queue, { ...message, sight }];
      this.showNext();
    } else if ('present' in message) this.present = message.present;
    else if ('warming' in message) this.warming = message.warming;
    else if ('error' in message) {
      // Somebody who stood up, or whose seat was freed, stays in the room.
      if (message.error === 'not-your-seat' && this.seat !== null) this.look(null);
      else this.refused = message;
    }
  }

  /** Other players' moves are shown one after the other, so that they can be followed; the first message is shown at once. */
  private showNext(): void {
    if (this.showing || this.staged) return;
    const next = this.take();
    if (!next || this.tells(next)) return;
    const moved = this.sight !== null && next.happened.some((each) => each.kind === 'moved' && each.seat !== this.seat);
    this.show(next);
    this.goOn(moved ? pause() : 0, moved);
  }

  private take(): Update | undefined {
    const [next, ...later] = this.queue;
    this.queue = later;
    return next;
  }

  private goOn(milliseconds: number, anyway = false): void {
    if (!this.queue.length && !anyway) return;
    this.showing = window.setTimeout(() => {
      this.showing = 0;
      this.showNext();
    }, milliseconds);
  }

  /** Whether the great moments of an update are told first; what comes meanwhile queues behind it. */
  private tells(update: Update): boolean {
    if (!this.sight || this.turned || update.since > this.n || this.queue.length > FAR_BEHIND) return false;
    const told = this.herald(this.sight, update, () => {
      if (this.staged !== update) return; // one looks from another seat by now
      this.staged = null;
      this.show(update);
      this.goOn(0);
    });
    this.staged = told ? update : null;
    return told;
  }

  private show(update: Update): void {
    if (this.sight && update.happened.some(({ kind }) => DECISIVE.includes(kind))) settling.stir();
    const gap = this.turned || this.sight === null || update.since > this.n;
    this.turned = false;
    this.happened = inPresentNames(gap ? [] : this.happened, update.happened);
    this.sight = update.sight;
    this.n = update.n;
    if (!gap) return;
    this.since = update.since;
    void this.earlier().catch(() => undefined); // there is a button for it
  }

  /** Load a page of what happened before; the server sends only the last messages unasked. */
  async earlier(): Promise<void> {
    if (this.loading || !this.since) return;
    this.loading = true;
    const before = this.since;
    try {
      const page = await history(this.table, this.seat, before);
      if (this.since !== before) return; // we were cut off meanwhile, and began anew
      this.happened = inPresentNames([], [...page.happened, ...this.happened]);
      this.since = page.since;
      await tick(); // nobody needs to be told aloud
    } finally {
      this.loading = false;
    }
  }

  /** Show everything that has arrived, now, up to the next great moment. */
  skip(): void {
    clearTimeout(this.showing);
    this.showing = 0;
    while (!this.staged && this.queue.length) {
      const next = this.take();
      if (next && !this.tells(next)) this.show(next);
    }
  }

  /** Whether something has arrived that isn't shown yet. */
  get behind(): boolean {
    return this.queue.length > 0 || this.staged !== null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.showing);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
