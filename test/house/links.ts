// Links of the docs lead somewhere.
import path from 'node:path';
import type { Law, Tree } from './tree.ts';

const LINK = /\]\(([^)\s]+)\)/g;

const isThere = (tree: Tree, place: string): boolean =>
  tree.has(place) || [...tree.keys()].some((file) => file.startsWith(`${place}/`));

/** Every relative link of a page leads to a file or folder of the project. */
export const linksLead: Law = (tree) =>
  [...tree]
    .filter(([file]) => file.endsWith('.md') && !file.includes('/fixtures/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(LINK)].flatMap(([, target = '']) => {
        if (/^(?:[a-z]+:|#)/.test(target)) return [];
        const place = path.posix.join(path.posix.dirname(file), target.replace(/#.*$/, ''));
        return isThere(tree, place.replace(/\/$/, '')) ? [] : [`${file}: ${target} leads nowhere`];
      }),
    );
