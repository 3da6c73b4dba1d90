interface Reading {
  /** Of the list. */
  type: string
  /** The expression for the input, and that for its next number. */
  input: string
  number: string
  /** The name of the method that this body belongs to. */
  fill: string
  /** The type of the items in the language, and the expression for the next item. */
  itemType: string
  readItem: string
}

/**
 * The body of a method in Java or C#, which write this alike, that reads the items of a list from
 * `from` on up to `to`, in the short forms of encode-input.ts, too. Repeated items are read anew,
 * so that no two are the same object.
 */
export const fillList = ({ type, input, number, fill, itemType, readItem }: Reading) => `
    while (from < to) {
      if (${input}[at] == 'r') {
        at += 2;
        long times = ${number};
        int count = (int) ${number}, start = at;
        for (; times > 0; times--, from += count) {
          at = start;
          ${fill}(items, from, from + count);
        }
      }${
        /^(int|float)\[\]$/.test(type)
          ? ` else if (${input}[at] == 's') {
        at += 2;
        long count = ${number}, value = ${number}, step = ${number};
        for (; count > 0; count--, value += step) items[from++] = (${itemType}) value;
      }`
          : ''
      }${
        type === 'int[][]'
          ? ` else if (${input}[at] == 'z') {
        at += 2;
        long count = ${number};
        int width = (int) ${number};
        long[] values = new long[width], steps = new long[width];
        for (int place = 0; place < width; place++) {
          values[place] = ${number};
          steps[place] = ${number};
        }
        for (; count > 0; count--) {
          int[] item = new int[width];
          for (int place = 0; place < width; place++) {
            item[place] = (int) values[place];
            values[place] += steps[place];
          }
          items[from++] = item;
        }
      }`
          : ''
      } else items[from++] = ${readItem};
    }`
