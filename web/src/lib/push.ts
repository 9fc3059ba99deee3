/** Being told by the browser, also while the page is closed. */
import type { Push, Wishes } from '../wire';
import { ask } from './server';

/** What stands in the way: an address without TLS, a browser that can't, or somebody who has said no. */
export type Obstacle = 'insecure' | 'unsupported' | 'refused' | 'failed';

export const push = () => ask<Push>('GET', '/api/me/push');
export const wish = (wishes: Wishes) => ask<Push>('PATCH', '/api/me/push', wishes);

/** Why this browser can't tell anything; null if it can. */
export function obstacle(): Obstacle | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : null;
}

/** Ask the person, then the browser, then tell the server; returns what the server knows now, or what stood in the way. */
export async function turnOn(): Promise<Push | Obstacle> {
  const found = obstacle();
  if (found) return found;
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { key } = await push();
  try {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return await ask<Push>('PUT', '/api/me/push', { endpoint, public_key: keys?.p256dh, auth: keys?.auth });
  } catch {
    return 'failed'; // the browser's own push service can't be reached, or is switched off
  }
}

export async function turnOff(): Promise<Push> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return ask<Push>('DELETE', '/api/me/push');
}

/** Somebody has come to a table, so they needn't be told about it any more. */
export async function clearNotices(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const each of (await worker?.getNotifications({ tag: table })) ?? []) each.close();
}
