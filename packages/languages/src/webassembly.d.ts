/**
 * Declarations for modules that run in Node as well as in a browser's worker, which Node's types
 * lack.
 */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  const Memory: new (size: { initial: number; maximum: number }) => Memory
  type Exports = Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: imported functions take anything
  type Imports = Record<string, Record<string, any>>
  interface Instance {
    readonly exports: Exports
  }
  const Instance: new (module: Module, imports?: Imports) => Instance
  const Module: {
    new (bytes: Uint8Array): Module
    imports(module: Module): { module: string; name: string; kind: string }[]
  }
  const RuntimeError: ErrorConstructor
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: Imports): Promise<Instance>
}
