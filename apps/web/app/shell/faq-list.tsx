import { Disclosure } from '@sightline/ui/disclosure'
import { siteConfig } from '../content/brand.ts'
import { questions } from '../content/help.ts'

/** The frequently asked questions, each of which opens to its answer. */
export function FaqList() {
  return questions().map(({ question, answer, withHelper }) => (
    <Disclosure key={question} summary={question}>
      <p>{answer}</p>
      {withHelper && (
        <p data-value={siteConfig.desktopHelper} className="mt-3 data-[value='']:hidden">
          {withHelper}
        </p>
      )}
    </Disclosure>
  ))
}
