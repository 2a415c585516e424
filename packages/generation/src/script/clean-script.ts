/** Removes what is not spoken: markup, emoji, variation selectors, control characters. Line breaks are preserved. */
export function cleanScript(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u{0085}\u{2028}\u{2029}]/gu, '\n')
    .replaceAll(/(?!\n|\t)\p{Cc}|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(#{1,6}|[-*•]|>)[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|~~|`+)/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replaceAll(/[\u{FE0E}\u{FE0F}\u{20E3}]|\u{200D}/gu, '')
    .replaceAll(/ *(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})+(?= *[.,!?;:…])/gu, '')
    .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, ' ')
    .replaceAll(/[\u{200B}\u{2060}\u{FEFF}\u{00AD}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}
