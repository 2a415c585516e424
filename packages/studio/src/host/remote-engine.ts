import type { BuiltinEngine, BuiltinEngines } from '../builtin.ts'

/** Calls a method of an engine in a child process; `args` must be structured-cloneable. */
export type Run = (engine: BuiltinEngine, method: string, args: readonly unknown[], signal?: AbortSignal) => Promise<unknown>

/** Engines with their own methods, as opposed to models of the AI SDK. */
type MethodEngine = { [Name in BuiltinEngine]: BuiltinEngines[Name] extends { readonly engine: string } ? Name : never }[BuiltinEngine]

/** An engine whose methods run in a child process. An AbortSignal as last argument can't be transferred; the host handles it. */
export function remoteEngine<Name extends MethodEngine>(run: Run, name: Name): BuiltinEngines[Name] {
  const method =
    (key: string) =>
    (...args: unknown[]): Promise<unknown> => {
      const last = args.at(-1)
      const signal = last instanceof AbortSignal ? last : undefined
      return run(name, key, signal || last === undefined ? args.slice(0, -1) : args, signal)
    }
  const members = new Map<PropertyKey, unknown>([['engine', `builtin/${name}`]])
  return new Proxy({} as BuiltinEngines[Name], {
    get(_, key) {
      // `then` would make the engine look like a promise when it is awaited.
      if (typeof key !== 'string' || key === 'then') return undefined
      if (!members.has(key)) members.set(key, method(key))
      return members.get(key)
    },
  })
}

type ModelEngine = Exclude<BuiltinEngine, MethodEngine>
type Generate<Name extends ModelEngine> = BuiltinEngines[Name]['doGenerate']

/** The common part of AI SDK models; their abort signal is one of the options. */
export function remoteModel<Name extends ModelEngine>(run: Run, name: Name) {
  const doGenerate = ({ abortSignal, ...options }: { abortSignal?: AbortSignal }) => run(name, 'doGenerate', [options], abortSignal)
  return { specificationVersion: 'v4', provider: 'builtin', modelId: name, doGenerate: doGenerate as unknown as Generate<Name> } as const
}
