import { t } from '@lingui/core/macro'
/** The texts of the manifesto page. */
export const manifesto = () => ({
  mission: [
    t`We help people get hired in tech. Interviews reward those who have practised, and practice has been a matter of whom you know and what you can pay. We build AI-driven tools that give everyone an interviewer to practise with, at any hour, for as long as it takes.`,
  ],
  values: [
    {
      title: t`Empowering every job seeker`,
      text: t`First job or fifth, degree or none: the questions are the same and so is the patience. We start where you are and show the next step.`,
    },
    {
      title: t`AI-driven innovation`,
      text: t`We use new technology where it makes practice better: questions that follow what you said, feedback while you write, reports that get to the point. Where it does not, we leave it out.`,
    },
    {
      title: t`Transparency and trust`,
      text: t`Every score names what it rests on. You see when a model wrote something and when our built-in coach did. What you say and write here is yours.`,
    },
    {
      title: t`Inclusivity and accessibility`,
      text: t`Speak or type, with a mouse or by keyboard alone, with a screen reader, on the machine you have. Nobody should fail an interview because of the page it took place on.`,
    },
  ],
  vision: [
    t`A hiring process in which preparation is open to all, and in which people are chosen for what they can do, on a day when they were ready to show it.`,
  ],
})
