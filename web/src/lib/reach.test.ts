import { expect, test } from 'vitest';
import { codeIn, copyFrom, isOwnMachine, originUnder } from './reach';

test('some names lead to the reader’s own machine', () => {
  for (const host of ['localhost', 'table.localhost', '127.0.0.2', '[::1]']) expect(isOwnMachine(host)).toBe(true);
  for (const host of ['192.168.1.5', 'table.example', 'localhost.example', '[fe80::1]']) expect(isOwnMachine(host)).toBe(false);
});

test('the same page under another name', () => {
  expect(originUnder('192.168.1.5', { protocol: 'http:', port: '8000' })).toBe('http://192.168.1.5:8000');
  expect(originUnder('fe80::1', { protocol: 'https:', port: '' })).toBe('https://[fe80::1]');
});

test('a code may be typed in any case, with gaps', () => {
  expect(codeIn(' bcd fgh ')).toBe('BCDFGH');
  expect(codeIn('BCD-FGH')).toBe('BCDFGH');
  for (const text of ['', 'BCDFG', 'BCDFGHJ', 'BCDFG1']) expect(codeIn(text)).toBe(null);
});

test('without a clipboard the field is copied as by hand', async () => {
  const field = document.createElement('input');
  field.value = 'a link';
  document.body.append(field);
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  document.execCommand = () => {
    copied = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    return true;
  };
  expect(await copyFrom(field)).toBe(true);
  expect(copied).toBe('a link');
});
