const BASIC: Record<string, string> = {
  i: 'int',
  l: 'long',
  x: 'long long',
  d: 'double',
  c: 'char',
  b: 'bool',
  PKc: 'a text',
}

/** Decodes a type's mangled name: `St13runtime_error`, `5Mine`, `i`. */
export function nameOfType(mangled: string): string {
  if (mangled.includes('basic_string')) return 'a text'
  const [, std, name] = /^(St)?\d+(\w+)$/.exec(mangled) ?? []
  if (name !== undefined) return std ? `std::${name}` : name
  return BASIC[mangled] ?? 'a value'
}
