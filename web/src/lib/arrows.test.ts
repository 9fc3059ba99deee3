import { expect, test } from 'vitest';
import { arrows } from './arrows';

function row(count: number): [HTMLElement, HTMLButtonElement[]] {
  const list = document.createElement('ul');
  const buttons = Array.from({ length: count }, () => document.createElement('button'));
  list.append(...buttons);
  document.body.append(list);
  arrows(list);
  return [list, buttons];
}
const press = (at: Element, key: string) => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('arrows walk through a row, and Tab comes back to where one was', () => {
  const [, [first, second, third]] = row(3);
  first!.focus();
  press(first!, 'ArrowRight');
  expect(document.activeElement).toBe(second);
  press(second!, 'End');
  expect(document.activeElement).toBe(third);
  press(third!, 'ArrowRight');
  expect(document.activeElement).toBe(third);
  expect([first, second, third].map((button) => button!.tabIndex)).toEqual([-1, -1, 0]);
});

test('a row whose focused card was played can be reached again', async () => {
  const [, [first, second, third]] = row(3);
  second!.focus();
  second!.remove();
  await new Promise((resume) => setTimeout(resume));
  expect([first, third].map((button) => button!.tabIndex)).toEqual([0, -1]);
});
