import type { ClassSignature, Signature } from '@sightline/contracts/questions/questions'
import { className, constructorParameters } from '../class-signature.ts'
import { cppTypeName } from './type-names.ts'

/**
 * Collects the results of calls as JSON; the prelude's `print` finds the overload by its argument's
 * namespace.
 */
const RESULTS = [
  'namespace sightline_calls {',
  'struct Result { std::string json; };',
  'inline void print(std::string& out, const Result& result) { out += result.json; }',
  'template <class Call> void add(std::vector<Result>& results, Call call) {',
  'Result result;',
  'if constexpr (std::is_void_v<decltype(call())>) { call(); result.json = "null"; }',
  'else { const auto value = call(); ::sightline::print(result.json, value); }',
  'results.push_back(std::move(result));',
  '}',
  '}',
].join(' ')

/**
 * A main program that makes an object of the candidate's class and plays the calls that it reads.
 */
export function classMain(signature: ClassSignature): string {
  const own = readsOf(constructorParameters(signature), 'sightline_own')
  const cases = signature.methods.map(({ name, parameters }) => {
    const { reads, names } = readsOf(parameters, 'sightline_argument')
    const call = `sightline_calls::add(sightline_results, [&] { return sightline_object.${name}(${names}); });`
    return `if (sightline_method == "${name}") { ${reads} ${call} }`
  })
  return [
    RESULTS,
    `int main() { ${own.reads} return sightline::run([&] {`,
    `auto sightline_object = ::${className(signature)}(${own.names});`,
    'std::vector<sightline_calls::Result> sightline_results; int sightline_count; sightline::read(sightline_count);',
    'while (sightline_count-- > 0) { int sightline_size; sightline::read(sightline_size);',
    'std::string sightline_method; sightline::read(sightline_method);',
    `${cases.join(' else ')} }`,
    'return sightline_results; }); }',
  ].join(' ')
}

/** Declarations that read values, and the names of their variables. */
function readsOf(parameters: Signature['parameters'], prefix: string) {
  const names = parameters.map((_, index) => `${prefix}_${index}`)
  const reads = parameters.map(
    ({ type }, index) => `${cppTypeName(type)} ${names[index]}; sightline::read(${names[index]});`,
  )
  return { names: names.join(', '), reads: reads.join(' ') }
}
