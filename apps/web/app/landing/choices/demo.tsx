import { demo } from '../../content/landing.ts'
import { Section } from '../section.tsx'
import { ChoiceTabs } from './choice-tabs.tsx'
import { PointsAndPicture } from './points-and-picture.tsx'

/** Three steps, one at a time. */
export function Demo() {
  const { title, steps } = demo()
  return (
    <Section title={title}>
      <ChoiceTabs
        label={title}
        choices={steps.map((step) => ({ ...step, content: <PointsAndPicture {...step} /> }))}
      />
    </Section>
  )
}
