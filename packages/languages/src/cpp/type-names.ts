import { typeNames } from '../spelling.ts'

/** The spelling of a contract type in C++: `std::vector<int>` for `int[]`. */
export const cppTypeName = typeNames(
  { int: 'int', float: 'double', bool: 'bool', string: 'std::string' },
  (item) => `std::vector<${item}>`,
)
