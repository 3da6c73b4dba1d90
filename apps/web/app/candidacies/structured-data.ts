import { productName, siteConfig } from '../content/brand.ts'
import type { Posting } from '../content/postings.ts'

/** A position in the format that job search engines read: https://schema.org/JobPosting */
export const jobPosting = ({
  id,
  title,
  overview,
  requirements,
  listing,
  department,
}: Posting) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: productName, value: id },
  title,
  description: [
    ...overview.map(paragraph),
    `<ul>${requirements.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  ].join(''),
  datePosted: listing.postedOn,
  employmentType: listing.employmentType,
  occupationalCategory: department,
  directApply: true,
  url: `${siteConfig.webOrigin}/careers/${id}`,
  hiringOrganization: { '@type': 'Organization', name: productName, sameAs: siteConfig.webOrigin },
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'US' },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      minValue: listing.pay.min,
      maxValue: listing.pay.max,
      unitText: listing.pay.per,
    },
  },
})

const paragraph = (text: string) => `<p>${text}</p>`
