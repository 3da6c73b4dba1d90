/** The words that components bring along. English until an application sets others. */
export const words = {
  note: 'Note',
  done: 'Done',
  warning: 'Warning',
  error: 'Error',
  copied: 'Copied',
  code: 'Code',
  copyCode: 'Copy code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  remove: (name: string) => `Remove ${name}`,
  showPassword: 'Show password',
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another',
  orDropIt: 'or drop it here',
  notKnown: 'Not known',
  scrollSideways: 'There is more to the right: scroll sideways.',
  notifications: 'Notifications, Alt+T',
  number: (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
  noValueYet: 'No value yet.',
  oneValue: (value: string, place: string) => `${value} on ${place}.`,
  valuesBetween: (count: number, [from, at]: [string, string], [to, until]: [string, string]) =>
    `From ${from} on ${at} to ${to} on ${until}, ${count} values.`,
  charactersLeft: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'} left`,
  atLimit: (limit: number) =>
    `This is as long as it can be: ${limit.toLocaleString('en')} characters.`,
}

/** Sets the words of all components, before any of them is rendered. */
export const setWords = (others: typeof words) => void Object.assign(words, others)
