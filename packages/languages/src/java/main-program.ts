import type { Signature } from '@sightline/contracts/questions/questions'
import { OUT_OF_MEMORY_KIND, TOO_DEEP_KIND } from '../code-runner/error-kinds.ts'
import { fillList } from '../code-runner/fill-list.ts'
import { itemType, listTypesIn, nameOfType } from '../code-runner/list-types.ts'
import { typeName } from './type-name.ts'

const READS: Record<string, string> = {
  int: '(int) number()',
  float: 'Double.parseDouble(token())',
  bool: 'number() == 1',
  string: 'text()',
}

const readIn = (type: string) =>
  itemType(type) === null ? (READS[type] ?? '') : `${nameOfType(type)}()`
const newList = (type: string) => typeName(type).replace('[]', '[(int) number()]')

/** Reads a list of one type. */
const readerOf = (type: string) => `
  static ${typeName(type)} ${nameOfType(type)}() {
    ${typeName(type)} items = new ${newList(type)};
    ${nameOfType(type)}(items, 0, items.length);
    return items;
  }
  static void ${nameOfType(type)}(${typeName(type)} items, int from, int to) {${fillList({
    type,
    input: 'in',
    number: 'number()',
    fill: nameOfType(type),
    itemType: typeName(itemType(type) ?? ''),
    readItem: readIn(itemType(type) ?? ''),
  })}
  }`

/** Reads numbers and texts from the input. */
const READ_VALUES = `static String token() {
    int start = at;
    while (in[at] != ' ') at++;
    return new String(in, start, at++ - start, java.nio.charset.StandardCharsets.UTF_8);
  }
  static long number() {
    return Long.parseLong(token());
  }
  static String text() {
    int size = (int) number(), filled = 0;
    byte[] bytes = new byte[size];
    while (filled < size) {
      long times = 1;
      if (in[at] == 'r') {
        at += 2;
        times = number();
      }
      int length = 0;
      while (in[at] != ':') length = length * 10 + in[at++] - '0';
      for (at++; times > 0; times--, filled += length) System.arraycopy(in, at, bytes, filled, length);
      at += length + 1;
    }
    return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
  }`

/** Prints values as JSON. */
const PRINT_VALUES = `static StringBuilder write(StringBuilder json, Object value) {
    if (value == null || value instanceof Boolean) return json.append(value);
    if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      return Double.isFinite(number) ? json.append(number) : odd(json, value);
    }
    if (value instanceof Number) {
      long number = ((Number) value).longValue();
      boolean isSafe = Math.abs(number) <= 9007199254740991L && value.toString().equals(Long.toString(number));
      return isSafe ? json.append(number) : odd(json, value);
    }
    if (value instanceof CharSequence || value instanceof Character) return quote(json, value.toString());
    if (value instanceof java.util.List) value = ((java.util.List<?>) value).toArray();
    if (!value.getClass().isArray()) return odd(json, value);
    json.append('[');
    for (int index = 0; index < java.lang.reflect.Array.getLength(value); index++) {
      if (index > 0) json.append(',');
      write(json, java.lang.reflect.Array.get(value, index));
    }
    return json.append(']');
  }
  static StringBuilder odd(StringBuilder json, Object value) {
    String text = String.valueOf(value);
    return quote(json.append("{\\"odd\\":"), text.substring(0, Math.min(1000, text.length()))).append('}');
  }
  static StringBuilder quote(StringBuilder json, String text) {
    json.append('"');
    for (char letter : text.toCharArray()) {
      if (letter == '"' || letter == '\\\\') json.append('\\\\').append(letter);
      else if (letter < 32) json.append(String.format("\\\\u%04x", (int) letter));
      else json.append(letter);
    }
    return json.append('"');
  }
`

/** The main class: reads the calls, makes them and prints the results. */
export function mainProgramFor(signature: Signature, marker: string): string {
  const { name, parameters } = signature
  const reads = parameters.map(
    ({ type }, index) => `${typeName(type)} value${index} = ${readIn(type)};`,
  )
  const values = parameters.map((_, index) => `value${index}`)
  return `class SightlineMain {
  static final String MARKER = "${marker}";
  static java.io.PrintStream out = new java.io.PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), true, java.nio.charset.StandardCharsets.UTF_8);
  static java.io.PrintStream err = new java.io.PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true, java.nio.charset.StandardCharsets.UTF_8);
  static byte[] in;
  static int at;

  public static void main(String[] args) throws Exception {
    in = System.in.readAllBytes();
    System.setOut(out);
    System.setErr(err);
    Thread calls = new Thread(null, SightlineMain::all, "calls", 1L << 26);
    calls.start();
    calls.join();
    Runtime.getRuntime().halt(0);
  }
  static void all() {
    for (long left = number(); left > 0; left--) call();
  }
  static void call() {
    ${reads.join('\n    ')}
    err.print(MARKER + " call\\n");
    out.print(MARKER + " call\\n");
    long start = System.nanoTime();
    try {
      Object got = new Solution().${name}(${values.join(', ')});
      say("got", start, write(new StringBuilder(), got));
    } catch (Throwable thrown) {
      say("threw", start, fault(thrown));
    }
  }
  static void say(String how, long start, StringBuilder json) {
    double ms = (System.nanoTime() - start) / 1e6;
    out.print(MARKER + " " + how + " " + String.format(java.util.Locale.ROOT, "%.3f", ms) + " " + json + "\\n");
    out.flush();
  }
  static StringBuilder fault(Throwable thrown) {
    String kind = thrown.getClass().getSimpleName(), message = thrown.getMessage() == null ? "" : thrown.getMessage();
    if (thrown instanceof StackOverflowError) kind = "${TOO_DEEP_KIND}";
    if (thrown instanceof OutOfMemoryError) kind = "${OUT_OF_MEMORY_KIND}";
    StringBuilder json = new StringBuilder("{\\"kind\\":");
    quote(json, kind).append(",\\"message\\":");
    quote(json, message).append(",\\"line\\":");
    Integer line = null;
    for (StackTraceElement place : thrown.getStackTrace()) {
      if (place.getClassName().startsWith("SightlineMain")) break;
      if (place.getFileName() == null || !place.getFileName().startsWith("Main.java")) continue;
      line = place.getLineNumber();
      break;
    }
    return json.append(line).append('}');
  }

  ${READ_VALUES}${listTypesIn(signature).map(readerOf).join('')}

  ${PRINT_VALUES}}`
}
