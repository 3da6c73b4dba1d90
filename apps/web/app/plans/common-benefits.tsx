import { Trans } from '@lingui/react/macro'
import Code from 'lucide-react/icons/code'
import FileText from 'lucide-react/icons/file-text'
import Layers from 'lucide-react/icons/layers'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { commonBenefits } from '../billing/public.ts'
import { siteConfig } from '../content/brand.ts'

const ICONS = { rounds: Layers, live: MessagesSquare, languages: Code, report: FileText }

/** What every plan has, said once above the plans. */
export function CommonBenefits() {
  return (
    <section aria-labelledby="common-benefits" className="mt-8 border-y border-line py-6">
      <h2 id="common-benefits" className="text-base">
        <Trans>In every plan</Trans>
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {commonBenefits().map(({ id, title, text }) => {
          const Icon = ICONS[id]
          return (
            <li key={id} className="flex gap-3">
              <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
              <div>
                <h3 className="text-sm">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p
        data-value={siteConfig.desktopHelper}
        className="mt-4 text-sm text-muted data-[value='']:hidden"
      >
        <Trans>Live help runs in the browser and in the desktop helper, at the same price.</Trans>
      </p>
    </section>
  )
}
