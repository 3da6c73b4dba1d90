import { rounds } from '../../content/landing.ts'
import { Section } from '../section.tsx'
import { ChoiceTabs } from './choice-tabs.tsx'
import { PointsAndPicture } from './points-and-picture.tsx'

/** The four rounds, one at a time, each with a picture. */
export function Rounds() {
  const { title, text, list } = rounds()
  return (
    <Section title={title} text={text}>
      <ChoiceTabs
        label={title}
        choices={list.map((round) => ({ ...round, content: <PointsAndPicture {...round} /> }))}
      />
    </Section>
  )
}
