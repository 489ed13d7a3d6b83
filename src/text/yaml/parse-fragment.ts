// Reads pieces of broken YAML by themselves: simple ones here, odd ones by the library up to a limit.
import { StateError } from '../../model/errors.ts';
import { isMap } from '../data/data.ts';
import { type FlowValue, readFlow } from './flow.ts';
import { blockText, quotedText } from './scalar.ts';
import { scanYaml } from './scan.ts';

/** `refused` where the piece is no YAML; `spent` where it is odd and too much that is odd has been read. */
export type Alone = FlowValue | 'refused' | 'spent';

/**
 * Characters of odd pieces that the library is given for one file, and how many each costs besides its own:
 * what is hostile would keep it busy for seconds, and no file that somebody works with comes near.
 */
const MOST_ODD = 32_768;
const COST = 32;

/** Reads the pieces of one file. */
export class PieceReader {
  private left = MOST_ODD;

  /** A value in quotes or brackets. @param line of the piece in the file */
  read(piece: string, line: number): Alone {
    if (/^[[{]/.test(piece)) return readFlow(piece, line) ?? this.ask(piece, line);
    const text = quotedText(piece);
    return text === undefined ? this.ask(piece, line) : scalar(text, line);
  }

  /** A text in lines after `|` or `>`. @param body as `blockText` has it */
  readBlock(header: string, body: string, line: number): Alone {
    const text = blockText(header, body);
    if (text !== undefined) return scalar(text, line);
    const read = this.ask(`x: ${header}${body}`, line);
    if (typeof read === 'string') return read;
    const value = isMap(read.data) ? read.data['x'] : undefined;
    return typeof value === 'string' ? scalar(value, line) : 'refused';
  }

  private ask(piece: string, line: number): Alone {
    this.left -= piece.length + COST;
    return this.left < 0 ? 'spent' : readWhole(piece, line);
  }
}

function scalar(text: string, line: number): FlowValue {
  return { data: text, places: new Map([['', { line, text }]]) };
}

/** What the library makes of a piece. */
export function readWhole(piece: string, line: number): FlowValue | 'refused' {
  try {
    const { data, places } = scanYaml(piece, line);
    return { data, places };
  } catch (error) {
    if (error instanceof StateError) return 'refused';
    throw error;
  }
}
