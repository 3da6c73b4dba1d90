import { clickButton } from '../../harness/forms.ts'
import { beginVoiceInterview } from '../../harness/speech.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('a missing microphone and a browser without a voice are reported', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['microphone'], { origin: server.origin })
  await beginVoiceInterview(page)
  const voice = page.getByRole('region', { name: 'Voice' })
  await expect(voice).toContainText(
    'Your browser turns your speech into text and may send the audio to its vendor.',
  )
  await expect(voice).toContainText('This browser cannot read questions aloud.')
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeHidden()
  await voice.getByRole('button', { name: 'Record' }).click()
  await expect(voice.getByRole('alert')).toContainText('No microphone was found.')
})

test('without speech recognition the page says so, and a typed answer is sent', async ({
  page,
}) => {
  await page.addInitScript({
    content: 'window.SpeechRecognition = window.webkitSpeechRecognition = undefined',
  })
  await beginVoiceInterview(page)
  const voice = page.getByRole('region', { name: 'Voice' })
  await expect(voice).toContainText(
    'Neither this browser nor this server can turn speech into text',
  )
  await expect(voice.getByRole('button', { name: 'Record' })).toBeHidden()
  await page.getByLabel('Your answer').fill('I typed this.')
  await clickButton(page, 'Send')
  await expect(page.getByRole('log')).toContainText('I typed this.')
})
