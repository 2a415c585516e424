/** Written by `caption-fonts.ts` beside the Vite configuration. */
declare module 'virtual:caption-fonts' {
  type FontFile = { readonly url: string; readonly weight: string; readonly unicodeRange: string }
  const families: Readonly<Record<string, (() => Promise<{ readonly default: readonly FontFile[] }>) | undefined>>
  export default families
}
