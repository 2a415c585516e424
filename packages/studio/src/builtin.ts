/** Each engine is loaded when first called, so a process that only writes never loads the painter's art. */
const LOADERS = {
  writer: async () => (await import('./writer.ts')).createWriter(),
  painter: async () => (await import('./painter.ts')).createPainter(),
  animator: async () => (await import('./animator.ts')).createAnimator(),
  narrator: async () => (await import('./narrator.ts')).createNarrator(),
  listener: async () => (await import('./listener.ts')).createListener(),
  composer: async () => (await import('./composer.ts')).createComposer(),
  foley: async () => (await import('./foley.ts')).createFoley(),
  moderator: async () => (await import('./moderator.ts')).createModerator(),
  'motion-transfer': async () => (await import('./motion-transfer.ts')).createMotionTransfer(),
  portraitist: async () => (await import('./portraitist.ts')).createPortraitist(),
  'song-reader': async () => (await import('./song-reader.ts')).createSongReader(),
  stylist: async () => (await import('./stylist.ts')).createStylist(),
} satisfies Record<string, () => Promise<object>>

/** The built-in engines by the names used in `builtin/<name>`. */
export type BuiltinEngine = keyof typeof LOADERS
export const BUILTIN_ENGINES = Object.keys(LOADERS) as readonly BuiltinEngine[]
export type BuiltinEngines = { readonly [Name in BuiltinEngine]: Awaited<ReturnType<(typeof LOADERS)[Name]>> }

const loaded = new Map<BuiltinEngine, Promise<object>>()

/** The engine of this process, made at its first use and kept. */
export function builtinEngine(name: BuiltinEngine): Promise<object> {
  const engine = loaded.get(name) ?? LOADERS[name]()
  loaded.set(name, engine)
  return engine
}
