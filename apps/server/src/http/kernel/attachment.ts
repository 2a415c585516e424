/** `Content-Disposition` of a download with a file name of any characters. */
export const attachment = (name: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
