/** A value as indented JSON, for a file of a zip. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
