// The chain of migrations, oldest first.
import type { Migration } from '../../../model/format.ts';
import type { SpecifyDocument } from '../document.ts';
import { VERSIONS } from '../version/version.ts';
import { v2ToV3 } from './v2-to-v3.ts';
import { v3ToV4 } from './v3-to-v4.ts';
import { v4ToV5 } from './v4-to-v5.ts';
import { v5ToV6 } from './v5-to-v6.ts';

export const migrations: readonly Migration<SpecifyDocument>[] = [v2ToV3, v3ToV4, v4ToV5, v5ToV6];

/**
 * In memory, to be read: the document at the newest version; as it is where a person must settle it first.
 */
export function newest(doc: SpecifyDocument): SpecifyDocument {
  const { version, contradictions, mapped } = doc.stated;
  if (typeof version !== 'number' || contradictions.length > 0 || !mapped) return doc;
  const rank = VERSIONS.indexOf(version);
  return migrations.filter(({ from }) => from >= rank).reduce((at, one) => one.up(at), doc);
}
