import { Table } from '@sightline/ui/table'

const COLUMNS = [
  { label: 'You share' },
  { label: 'Windows' },
  { label: 'macOS' },
  { label: 'Linux' },
]
const ROWS = [
  ['A browser tab, with “Also share tab audio”', 'Yes', 'Yes', 'Yes'],
  ['The whole screen, with “Also share system audio”', 'Yes', 'From macOS 14.2', 'No'],
  ['One window', 'Not reliably, from Chrome 141', 'Not reliably', 'No'],
].map((cells) => ({ key: cells[0] ?? '', cells }))

/** Which choice of what to share lets the session hear the other side, by system. */
export const WhoCanHear = () => (
  <Table
    caption="Which choice lets the session hear the other side"
    columns={COLUMNS}
    rows={ROWS}
  />
)
