/** An address in an answer, or `otherwise` where it is of another server, as that of a proxy's upstream is. */
export const ownAddress = (given: string | null | undefined, otherwise: string): string =>
  given && URL.parse(given)?.origin === new URL(otherwise).origin ? given : otherwise
