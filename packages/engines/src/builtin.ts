/** Each engine is loaded when first called, so a process that only writes never loads the painter's art. */
const LOADERS = {
  writer: async () => (await import('./builtin/writer.ts')).createWriter(),
  painter: async () => (await import('./builtin/painter.ts')).createPainter(),
  animator: async () => (await import('./builtin/animator.ts')).createAnimator(),
  narrator: async () => (await import('./builtin/narrator.ts')).createNarrator(),
  listener: async () => (await import('./builtin/listener.ts')).createListener(),
  composer: async () => (await import('./builtin/composer.ts')).createComposer(),
  foley: async () => (await import('./builtin/foley.ts')).createFoley(),
  moderator: async () => (await import('./builtin/moderator.ts')).createModerator(),
  portraitist: async () => (await import('./builtin/portraitist.ts')).createPortraitist(),
  'song-reader': async () => (await import('./builtin/song-reader.ts')).createSongReader(),
  stylist: async () => (await import('./builtin/stylist.ts')).createStylist(),
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
