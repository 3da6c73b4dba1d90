import { t } from '@lingui/core/macro'

/** The steps of the hiring process. */
export const hiringSteps = () => [
  {
    title: t`You apply`,
    text: t`Your resume, two profiles and a few sentences in your own words. A person reads all of it.`,
  },
  {
    title: t`We talk for half an hour`,
    text: t`About what you have built and what you would want to build here. You ask as much as we do.`,
  },
  {
    title: t`You work with us for a day, paid`,
    text: t`On a real problem, with your own tools and whatever help you use at work. No puzzles at a whiteboard.`,
  },
]
