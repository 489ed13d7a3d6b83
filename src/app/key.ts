// The App's private key as the environment gives it: what is wrong with it, told before it is used.
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ONE = "the App's private key (PEM, or base64 of it in one line)";

/** The variable, what was found, and what was expected; `null`: it is a key. */
export function keyTrouble(
  given: string | undefined,
  path: string | undefined,
): readonly [name: string, found: string, expected: string] | null {
  if (given?.trim()) return isKey(given) ? null : ['PRIVATE_KEY', 'no such key', ONE];
  if (!path?.trim()) return ['PRIVATE_KEY', 'none', `${ONE}, or PRIVATE_KEY_PATH`];
  const found = textAt(path);
  if (found === null) return ['PRIVATE_KEY_PATH', 'no file that can be read', `that of ${ONE}`];
  return isPem(found) ? null : ['PRIVATE_KEY_PATH', 'no such key in that file', 'the PEM as GitHub gave it'];
}

/** Read as Probot reads it: base64 to the letter, and line ends that may be written as `\\n`. */
function isKey(given: string): boolean {
  const bytes = Buffer.from(given, 'base64');
  const plain = bytes.toString('base64') === given ? bytes.toString('utf8') : given;
  const pem = plain.replaceAll('\\n', '\n');
  // What is in one line Probot breaks into lines itself.
  return pem.trim().includes('\n') ? isPem(pem) : /-----BEGIN (?:RSA )?PRIVATE KEY-----.+-----END /.test(pem);
}

function isPem(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
