// Answers of a person that say no, in English, German, French, Spanish, Italian, Portuguese and Dutch.

export const REFUSALS_IN_ENGLISH: readonly string[] =
  'rejected refused denied declined revoked withdrawn rescinded disapproved vetoed'.split(' ');
export const REFUSALS_ELSEWHERE: readonly string[] = [
  'abgelehnt zurückgewiesen widerrufen verweigert',
  'rejeté rejetée refusé refusée révoqué révoquée rechazado rechazada denegado denegada',
  'respinto respinta rifiutato rifiutata rejeitado rejeitada recusado recusada afgewezen geweigerd',
].flatMap((words) => words.split(' '));

/** Alone as a status, or after a word that said yes. */
export const REFUSALS: readonly string[] = [...REFUSALS_IN_ENGLISH, ...REFUSALS_ELSEWHERE];
