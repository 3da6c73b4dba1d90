import { Card } from '@sightline/ui/card'
import { CodeBlock } from '@sightline/ui/code-block'
import { Diff } from '@sightline/ui/diff'
import { Disclosure } from '@sightline/ui/disclosure'
import { HeatTable } from '@sightline/ui/heat-table'
import { LineChart } from '@sightline/ui/line-chart'
import { Progress } from '@sightline/ui/progress'
import { Sparkline } from '@sightline/ui/sparkline'
import { Stat } from '@sightline/ui/stat'
import { Table } from '@sightline/ui/table'
import { Tabs } from '@sightline/ui/tabs'
import { ComponentGroup } from './component-group.tsx'

const BEFORE =
  'for (const a of list) {\n  for (const b of list) {\n    if (a + b === target) return [a, b]\n  }\n}'
const AFTER =
  'const seen = new Set()\nfor (const a of list) {\n  if (seen.has(target - a)) return [target - a, a]\n  seen.add(a)\n}'

export function Results() {
  return (
    <ComponentGroup title="Results">
      <div className="grid gap-6 sm:grid-cols-3">
        <Card>
          <Stat label="Credits left" value="12" unit="credits" note="Renews on 4 December" />
        </Card>
        <Card>
          <Stat label="Last score" value="3.4" unit="of 4" />
          <Sparkline
            label="Scores of five interviews, from 2.1 to 3.4"
            values={[2.1, 2.6, 2.4, 3, 3.4]}
            min={0}
            max={4}
          />
        </Card>
        <Card className="flex flex-col gap-4">
          <Progress label="Communication" value={3} max={4} text="3 of 4" />
          <Progress label="Python, once" value={9} max={14} text="9 of 14 MB" />
        </Card>
      </div>
      <Tabs
        label="A job"
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: <p className="py-4">What the job is about.</p>,
          },
          {
            id: 'application',
            label: 'Application',
            content: <p className="py-4">How to apply.</p>,
          },
        ]}
      />
      <HeatTable
        caption="Scores by topic"
        columns={['Correctness', 'Efficiency', 'Pace']}
        rows={[
          { key: 'heap', head: 'Heap', values: [1.2, 2.5, null] },
          { key: 'graphs', head: 'Graphs', values: [3.6, 3.1, 2.8] },
        ]}
        max={4}
      />
      <div className="max-w-80">
        <LineChart
          title="Overall score"
          points={[
            { key: '1', label: '15 November', value: 2.1 },
            { key: '2', label: '16 November', value: null },
            { key: '3', label: '18 November', value: 3.1 },
          ]}
          ticks={[0, 2, 4]}
        />
      </div>
      <Table
        caption="Past interviews"
        columns={[
          { label: 'Round' },
          { label: 'Date' },
          { label: 'Minutes', isNumeric: true },
          { label: 'Score', isNumeric: true },
        ]}
        rows={[
          { key: '1', cells: ['Coding', '18 November 2026', '42', '3.1'] },
          { key: '2', cells: ['Behavioral', '15 November 2026', '30', '2.8'] },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CodeBlock label="JavaScript" code={AFTER} />
        <Diff label="Your solution, and a faster one" before={BEFORE} after={AFTER} />
      </div>
      <Disclosure summary="How is this scored?">
        <p>Each dimension from 0 to 4, with the line it rests on.</p>
      </Disclosure>
    </ComponentGroup>
  )
}
