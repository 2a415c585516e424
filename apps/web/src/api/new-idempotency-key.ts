/** 32 random hex digits, for idempotency keys and new ids; also outside https, where `crypto.randomUUID` is absent. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
