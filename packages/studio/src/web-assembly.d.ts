/** The part of WebAssembly that this package uses: TypeScript has it in the browser's library only, and Node's types leave it out. */
declare namespace WebAssembly {
  // oxlint-disable-next-line typescript/no-empty-object-type -- opaque, as in the browser's library
  interface Module {}
  interface Instance {
    readonly exports: Record<string, unknown>
  }
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>
  function instantiate(module: Module, imports: Record<string, unknown>): Promise<Instance>
}
