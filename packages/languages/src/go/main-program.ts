import type { Signature } from '@sightline/contracts/questions/questions'
import { itemType, listTypesIn, nameOfType } from '../code-runner/list-types.ts'
import { spell } from '../spelling.ts'

const PACKAGES = [
  'fmt',
  'io',
  'math',
  'os',
  'reflect',
  'runtime',
  'runtime/debug',
  'strconv',
  'strings',
  'time',
]
const alias = (name: string) => `sightline_${name.split('/').at(-1)}`
/** The imports have aliases, because the candidate may import the same packages. */
export const IMPORTS = `import (${PACKAGES.map((name) => `${alias(name)} "${name}"`).join('; ')})`

import { typeName } from './type-name.ts'

const READS: Record<string, string> = {
  int: 'sightlineNumber()',
  float: 'sightlineFloat()',
  bool: 'sightlineNumber() == 1',
  string: 'sightlineText()',
}

const readIn = (type: string) =>
  itemType(type) === null ? (READS[type] ?? '') : `sightlineRead_${nameOfType(type)}()`

/** Reads a list of one type; repeated items are read anew, so that no two share memory. */
const readerOf = (type: string) => `
func sightlineRead_${nameOfType(type)}() ${typeName(type)} {
	items := make(${typeName(type)}, sightlineNumber())
	sightlineFill_${nameOfType(type)}(items)
	return items
}
func sightlineFill_${nameOfType(type)}(items ${typeName(type)}) {
	for from := 0; from < len(items); {
		if sightlineIn[sightlineAt] == 'r' {
			sightlineAt += 2
			times, count := sightlineNumber(), sightlineNumber()
			start := sightlineAt
			for ; times > 0; times-- {
				sightlineAt = start
				sightlineFill_${nameOfType(type)}(items[from : from+count])
				from += count
			}${
        /^(int|float)\[\]$/.test(type)
          ? `
		} else if sightlineIn[sightlineAt] == 's' {
			sightlineAt += 2
			count, value, step := sightlineNumber(), sightlineNumber(), sightlineNumber()
			for ; count > 0; count-- {
				items[from] = ${typeName(itemType(type) ?? '')}(value)
				value += step
				from++
			}`
          : ''
      }${
        type === 'int[][]'
          ? `
		} else if sightlineIn[sightlineAt] == 'z' {
			sightlineAt += 2
			count, width := sightlineNumber(), sightlineNumber()
			values, steps := make([]int, width), make([]int, width)
			for place := range values {
				values[place], steps[place] = sightlineNumber(), sightlineNumber()
			}
			for ; count > 0; count-- {
				items[from] = append([]int{}, values...)
				from++
				for place := range values {
					values[place] += steps[place]
				}
			}`
          : ''
      }
		} else {
			items[from] = ${readIn(itemType(type) ?? '')}
			from++
		}
	}
}`

/** Finds the line of the candidate's code that panicked. */
const FIND_LINE = `func sightlineLine() string {
	places := make([]uintptr, 64)
	frames := sightline_runtime.CallersFrames(places[:sightline_runtime.Callers(0, places)])
	hasPanicked := false
	for {
		frame, more := frames.Next()
		if frame.Function == "runtime.gopanic" {
			hasPanicked = true
		} else if hasPanicked && sightline_strings.HasPrefix(frame.Function, "main.") {
			return sightline_strconv.Itoa(frame.Line)
		}
		if !more {
			return "null"
		}
	}
}
`

/** Reads numbers and texts from the input. */
const READ_VALUES = `func sightlineToken() string {
	start := sightlineAt
	for sightlineIn[sightlineAt] != ' ' {
		sightlineAt++
	}
	sightlineAt++
	return string(sightlineIn[start : sightlineAt-1])
}
func sightlineNumber() int {
	number, _ := sightline_strconv.Atoi(sightlineToken())
	return number
}
func sightlineFloat() float64 {
	number, _ := sightline_strconv.ParseFloat(sightlineToken(), 64)
	return number
}
func sightlineText() string {
	size := sightlineNumber()
	text := make([]byte, 0, size)
	for len(text) < size {
		times := 1
		if sightlineIn[sightlineAt] == 'r' {
			sightlineAt += 2
			times = sightlineNumber()
		}
		length := 0
		for ; sightlineIn[sightlineAt] != ':'; sightlineAt++ {
			length = length*10 + int(sightlineIn[sightlineAt]-'0')
		}
		piece := sightlineIn[sightlineAt+1 : sightlineAt+1+length]
		for ; times > 0; times-- {
			text = append(text, piece...)
		}
		sightlineAt += length + 2
	}
	return string(text)
}`

/** Prints values as JSON. */
const PRINT_VALUES = `func sightlineWrite(value sightline_reflect.Value) string {
	switch value.Kind() {
	case sightline_reflect.Bool:
		return sightline_strconv.FormatBool(value.Bool())
	case sightline_reflect.Int, sightline_reflect.Int8, sightline_reflect.Int16, sightline_reflect.Int32, sightline_reflect.Int64:
		text := sightline_strconv.FormatInt(value.Int(), 10)
		if number := value.Int(); number > 9007199254740991 || number < -9007199254740991 {
			return sightlineOdd(text)
		}
		return text
	case sightline_reflect.Uint, sightline_reflect.Uint8, sightline_reflect.Uint16, sightline_reflect.Uint32, sightline_reflect.Uint64:
		text := sightline_strconv.FormatUint(value.Uint(), 10)
		if value.Uint() > 9007199254740991 {
			return sightlineOdd(text)
		}
		return text
	case sightline_reflect.Float32, sightline_reflect.Float64:
		number := value.Float()
		if sightline_math.IsNaN(number) || sightline_math.IsInf(number, 0) {
			return sightlineOdd(sightline_fmt.Sprint(number))
		}
		return sightline_strconv.FormatFloat(number, 'g', -1, 64)
	case sightline_reflect.String:
		return sightlineQuote(value.String())
	case sightline_reflect.Interface, sightline_reflect.Ptr:
		if value.IsNil() {
			return "null"
		}
		return sightlineWrite(value.Elem())
	case sightline_reflect.Slice, sightline_reflect.Array:
		json := make([]byte, 0, 2+8*value.Len())
		for index := 0; index < value.Len(); index++ {
			json = append(append(json, ','), sightlineWrite(value.Index(index))...)
		}
		if len(json) == 0 {
			return "[]"
		}
		json[0] = '['
		return string(append(json, ']'))
	}
	return sightlineOdd(sightline_fmt.Sprintf("%.1000v", value))
}
func sightlineOdd(text string) string {
	return "{\\"odd\\":" + sightlineQuote(text) + "}"
}
func sightlineQuote(text string) string {
	json := []byte{'"'}
	for _, letter := range text {
		if letter == '"' || letter == '\\\\' {
			json = append(json, '\\\\', byte(letter))
		} else if letter < 32 {
			json = append(json, sightline_fmt.Sprintf("\\\\u%04x", letter)...)
		} else {
			json = append(json, string(letter)...)
		}
	}
	return string(append(json, '"'))
}
`

/** The program after the candidate's code: reads the calls, makes them and prints the results. */
export function mainProgramFor(signature: Signature, marker: string): string {
  const name = spell(signature.name, 'pascal')
  const reads = signature.parameters.map(({ type }, index) => `value${index} := ${readIn(type)}`)
  const values = signature.parameters.map((_, index) => `value${index}`)
  return `
const sightlineMarker = "${marker}"

var sightlineIn []byte
var sightlineAt int
var sightlineOut = sightline_os.Stdout

func main() {
	sightlineIn, _ = sightline_io.ReadAll(sightline_os.Stdin)
	sightline_debug.SetMaxStack(64 << 20)
	for left := sightlineNumber(); left > 0; left-- {
		sightlineCall()
	}
	sightline_os.Exit(0)
}
func sightlineCall() {
	${reads.join('\n\t')}
	sightline_os.Stderr.WriteString(sightlineMarker + " call\\n")
	sightlineOut.WriteString(sightlineMarker + " call\\n")
	start := sightline_time.Now()
	defer func() {
		if thrown := recover(); thrown != nil {
			message := sightlineQuote(sightline_fmt.Sprint(thrown))
			sightlineSay("threw", start, "{\\"kind\\":\\"panic\\",\\"message\\":"+message+",\\"line\\":"+sightlineLine()+"}")
		}
	}()
	got := ${name}(${values.join(', ')})
	sightlineSay("got", start, sightlineWrite(sightline_reflect.ValueOf(&got).Elem()))
}
func sightlineSay(how string, start sightline_time.Time, json string) {
	ms := float64(sightline_time.Since(start).Nanoseconds()) / 1e6
	sightlineOut.WriteString(sightline_fmt.Sprintf("%s %s %.3f %s\\n", sightlineMarker, how, ms, json))
}
${FIND_LINE}
${READ_VALUES}${listTypesIn(signature).map(readerOf).join('')}

${PRINT_VALUES}`
}
