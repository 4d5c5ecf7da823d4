/**
 * What the reader has chosen in each group of tabs. It is remembered where the browser stores something, under the keys
 * that the theme's own tabs use, and followed by every group of one name, in other windows too.
 */
import {useCallback, useState, useSyncExternalStore} from 'react';
import {KEY} from '@site/src/plugins/rememberTabs/key';

/** What was chosen in this window: it holds where nothing can be stored. */
const chosen = new Map<string, string>();
const followers = new Set<() => void>();

function tell(): void {
  for (const follow of followers) follow();
}

function readStored(group: string): string | null {
  try {
    return localStorage.getItem(KEY + group);
  } catch {
    return null;
  }
}

function store(group: string, value: string): void {
  chosen.set(group, value);
  try {
    localStorage.setItem(KEY + group, value);
  } catch {
    // Denied or full: the choice lasts as long as the window.
  }
  tell();
}

function onStorage({key, newValue}: StorageEvent): void {
  if (!key?.startsWith(KEY) || newValue === null) return;
  chosen.set(key.slice(KEY.length), newValue);
  tell();
}

function subscribe(follow: () => void): () => void {
  if (followers.size === 0) window.addEventListener('storage', onStorage);
  followers.add(follow);
  return () => {
    followers.delete(follow);
    if (followers.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/**
 * The value that a group of tabs shows: the remembered one, if the group has it, else the one that it has shown.
 * @returns the value, and what chooses another
 */
export function useChoice(group: string, values: readonly string[]): [string, (value: string) => void] {
  const remembered = useSyncExternalStore(
    subscribe,
    () => chosen.get(group) ?? readStored(group),
    () => null,
  );
  const [shown, setShown] = useState(values[0]!);
  const value = remembered !== null && values.includes(remembered) ? remembered : shown;
  // While rendering, not after it: what jumps to a heading as soon as the page is there must find it in its place.
  if (value !== shown) setShown(value);
  return [value, useCallback((next) => store(group, next), [group])];
}
