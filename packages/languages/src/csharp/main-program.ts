import type { Signature } from '@sightline/contracts/questions/questions'
import { OUT_OF_MEMORY_KIND, TOO_DEEP_KIND } from '../code-runner/error-kinds.ts'
import { fillList } from '../code-runner/fill-list.ts'
import { itemType, listTypesIn, nameOfType } from '../code-runner/list-types.ts'
import { spell } from '../spelling.ts'
import { typeName } from './type-name.ts'

const READS: Record<string, string> = {
  int: '(int) Number()',
  float: 'double.Parse(Token(), System.Globalization.CultureInfo.InvariantCulture)',
  bool: 'Number() == 1',
  string: 'Text()',
}

const readIn = (type: string) =>
  itemType(type) === null ? (READS[type] ?? '') : `Read_${nameOfType(type)}()`
const newList = (type: string) => typeName(type).replace('[]', '[Number()]')

/** Reads a list of one type. */
const readerOf = (type: string) => `
  static ${typeName(type)} Read_${nameOfType(type)}() {
    ${typeName(type)} items = new ${newList(type)};
    Fill_${nameOfType(type)}(items, 0, items.Length);
    return items;
  }
  static void Fill_${nameOfType(type)}(${typeName(type)} items, int from, int to) {${fillList({
    type,
    input: 'input',
    number: 'Number()',
    fill: `Fill_${nameOfType(type)}`,
    itemType: typeName(itemType(type) ?? ''),
    readItem: readIn(itemType(type) ?? ''),
  })}
  }`

/** Reads numbers and texts from the input. */
const READ_VALUES = `static string Token() {
    int start = at;
    while (input[at] != ' ') at++;
    at++;
    return System.Text.Encoding.UTF8.GetString(input, start, at - 1 - start);
  }
  static long Number() {
    return long.Parse(Token(), System.Globalization.CultureInfo.InvariantCulture);
  }
  static string Text() {
    int size = (int) Number(), filled = 0;
    var bytes = new byte[size];
    while (filled < size) {
      long times = 1;
      if (input[at] == 'r') {
        at += 2;
        times = Number();
      }
      int length = 0;
      while (input[at] != ':') length = length * 10 + input[at++] - '0';
      for (at++; times > 0; times--, filled += length) System.Array.Copy(input, at, bytes, filled, length);
      at += length + 1;
    }
    return System.Text.Encoding.UTF8.GetString(bytes);
  }`

/** Prints values as JSON. */
const PRINT_VALUES = `static System.Text.StringBuilder Write(System.Text.StringBuilder json, object value) {
    var culture = System.Globalization.CultureInfo.InvariantCulture;
    if (value == null) return json.Append("null");
    if (value is bool) return json.Append((bool) value ? "true" : "false");
    if (value is string || value is char) return Quote(json, value.ToString());
    if (value is double || value is float) {
      double number = System.Convert.ToDouble(value, culture);
      bool isFinite = !double.IsNaN(number) && !double.IsInfinity(number);
      return isFinite ? json.Append(number.ToString("R", culture)) : Odd(json, number.ToString(culture));
    }
    if (value is sbyte || value is byte || value is short || value is ushort || value is int || value is uint || value is long || value is ulong || value is decimal) {
      decimal number = System.Convert.ToDecimal(value, culture);
      string text = number.ToString(culture);
      return System.Math.Abs(number) <= 9007199254740991m ? json.Append(text) : Odd(json, text);
    }
    if (value is System.Collections.IList) {
      json.Append('[');
      bool isFirst = true;
      foreach (object item in (System.Collections.IList) value) {
        if (!isFirst) json.Append(',');
        isFirst = false;
        Write(json, item);
      }
      return json.Append(']');
    }
    string shown = value.ToString();
    return Odd(json, shown.Substring(0, System.Math.Min(1000, shown.Length)));
  }
  static System.Text.StringBuilder Odd(System.Text.StringBuilder json, string text) {
    return Quote(json.Append("{\\"odd\\":"), text).Append('}');
  }
  static System.Text.StringBuilder Quote(System.Text.StringBuilder json, string text) {
    json.Append('"');
    foreach (char letter in text) {
      if (letter == '"' || letter == '\\\\') json.Append('\\\\').Append(letter);
      else if (letter < 32) json.Append("\\\\u").Append(((int) letter).ToString("x4"));
      else json.Append(letter);
    }
    return json.Append('"');
  }
`

/**
 * The program after the candidate's code: reads the calls, makes them and prints the results. Old
 * compilers accept it.
 */
export function mainProgramFor(signature: Signature, marker: string): string {
  const name = spell(signature.name, 'pascal')
  const reads = signature.parameters.map(
    ({ type }, index) => `${typeName(type)} value${index} = ${readIn(type)};`,
  )
  const values = signature.parameters.map((_, index) => `value${index}`)
  return `
static class SightlineMain {
  const string Marker = "${marker}";
  static System.IO.TextWriter output;
  static System.IO.TextWriter errors;
  static byte[] input;
  static int at;

  static void Main() {
    var all = new System.IO.MemoryStream();
    System.Console.OpenStandardInput().CopyTo(all);
    input = all.ToArray();
    output = WriterTo(System.Console.OpenStandardOutput());
    errors = WriterTo(System.Console.OpenStandardError());
    System.Console.SetOut(output);
    System.Console.SetError(errors);
    var calls = new System.Threading.Thread(All, 1 << 26);
    calls.Start();
    calls.Join();
    System.Environment.Exit(0);
  }
  static System.IO.TextWriter WriterTo(System.IO.Stream stream) {
    var writer = new System.IO.StreamWriter(stream, new System.Text.UTF8Encoding(false));
    writer.AutoFlush = true;
    writer.NewLine = "\\n";
    return System.IO.TextWriter.Synchronized(writer);
  }
  static void All() {
    for (long left = Number(); left > 0; left--) Call();
  }
  static void Call() {
    ${reads.join('\n    ')}
    errors.Write(Marker + " call\\n");
    output.Write(Marker + " call\\n");
    var clock = System.Diagnostics.Stopwatch.StartNew();
    try {
      object got = new Solution().${name}(${values.join(', ')});
      clock.Stop();
      Say("got", clock, Write(new System.Text.StringBuilder(), got));
    } catch (System.Exception thrown) {
      clock.Stop();
      Say("threw", clock, Fault(thrown));
    }
  }
  static void Say(string how, System.Diagnostics.Stopwatch clock, System.Text.StringBuilder json) {
    string ms = clock.Elapsed.TotalMilliseconds.ToString("0.000", System.Globalization.CultureInfo.InvariantCulture);
    output.Write(Marker + " " + how + " " + ms + " " + json + "\\n");
  }
  static System.Text.StringBuilder Fault(System.Exception thrown) {
    string kind = thrown.GetType().Name;
    if (thrown is System.InsufficientExecutionStackException || thrown is System.StackOverflowException) kind = "${TOO_DEEP_KIND}";
    if (thrown is System.OutOfMemoryException) kind = "${OUT_OF_MEMORY_KIND}";
    var json = new System.Text.StringBuilder("{\\"kind\\":");
    Quote(json, kind).Append(",\\"message\\":");
    Quote(json, thrown.Message).Append(",\\"line\\":");
    int line = 0;
    foreach (var place in new System.Diagnostics.StackTrace(thrown, true).GetFrames() ?? new System.Diagnostics.StackFrame[0]) {
      if (place.GetMethod() != null && place.GetMethod().DeclaringType == typeof(SightlineMain)) break;
      line = place.GetFileLineNumber();
      if (line > 0) break;
    }
    return json.Append(line).Append('}');
  }

  ${READ_VALUES}${listTypesIn(signature).map(readerOf).join('')}

  ${PRINT_VALUES}}
`
}
