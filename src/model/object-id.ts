// Ids of git's objects: 40 hex digits of SHA-1, or 64 of SHA-256.

/** A whole object id and nothing else. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
