/** What belongs to a person on every device: asked of the server, and said to it. */
import type { DeviceLink, Devices, Holidays, Me, NewHoliday, Recovery } from '../wire';
import { takeLikes, tellLikesNow } from './likes';
import { remember } from './prefs.svelte';
import { ask } from './server';
import { speak, type Language } from './words.svelte';

export const devices = () => ask<Devices>('GET', '/api/me/devices');
export const signOut = (device: string) => ask<Devices>('DELETE', `/api/me/devices/${device}`);
export const signOutOthers = () => ask<Devices>('DELETE', '/api/me/devices');
export async function makeLink(): Promise<DeviceLink> {
  await tellLikesNow();
  return ask<DeviceLink>('POST', '/api/me/device-link');
}
export const makeRecovery = () => ask<Recovery>('POST', '/api/me/recovery');
export const holidays = () => ask<Holidays>('GET', '/api/me/holidays');
export const planHoliday = (wanted: NewHoliday) => ask<Holidays>('POST', '/api/me/holidays', wanted);
export const endHoliday = (id: string) => ask<Holidays>('DELETE', `/api/me/holidays/${id}`);

/** Become the person who made a link, or who has a recovery sentence. What they like comes along. */
export async function become(by: { link: string } | { sentence: string }, instead: boolean): Promise<void> {
  const who = await ask<Me>('POST', 'link' in by ? '/api/devices' : '/api/recovery', { ...by, instead });
  remember({ known: true, name: who.name, language: who.language as Language }, false);
  await takeLikes();
  await speak(who.language as Language);
}

/** This device is nobody's from now on. */
export function forgetMe(): void {
  remember({ known: false, name: '' });
}
