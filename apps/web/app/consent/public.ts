export { PrivacyChoices } from './privacy-choices.tsx'
