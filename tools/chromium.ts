// Chromium without a window, for pictures and for tests of what a browser makes of a page.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** As Debian, Ubuntu and macOS call it; `CHROMIUM` names another, by its name or its path. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @throws Error that says what to install */
export async function openChromium(): Promise<Browser> {
  return await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', '--hide-scrollbars'],
  });
}

/** The full path of the first browser that is there. @throws Error that says what to install */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = (named ? [named] : [...NAMES, MACOS]).flatMap((name) =>
    name.includes('/') ? [path.resolve(name)] : folders.map((folder) => path.join(folder, name)),
  );
  const found = places.find(canRun);
  if (found !== undefined) return found;
  const how = 'Debian: apt-get install chromium fonts-noto-color-emoji';
  throw new Error(`no Chromium found: install it (${how}), or name it by CHROMIUM.`);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
