import { createEndedSession } from '../../harness/live.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const QUESTION = 'Tell me about a time when a bug of yours reached the users.'
const ANSWER =
  'In March our release broke the login for about 2,000 customers. I had written the change myself, so I called the ' +
  'team, rolled the release back within 20 minutes and wrote to every customer who had complained.'

test('without sound of the user nothing is judged, and the page says why', async ({
  page,
  checkPage,
}) => {
  await page.goto(await createEndedSession(page, QUESTION))
  const debrief = page.getByRole('region', { name: 'Debrief' })
  await expect(debrief).toContainText('Your answers could not be heard: the microphone was off')
  await expect(debrief.getByRole('listitem').filter({ hasText: QUESTION })).toContainText(
    'Not heard.',
  )
  await expect(debrief).not.toContainText('You spoke')
  await expect(debrief).not.toContainText('did not answer')
  await checkPage(page)
  await debrief.getByRole('link', { name: 'Begin another session' }).click()
  await expect(page).toHaveURL('/home/live/new')
})

test('the answer stands beside its question, and nothing moves when the scores arrive @main', async ({
  page,
  checkPage,
}) => {
  const path = await createEndedSession(page, QUESTION, ANSWER)
  let answerRequests = () => {}
  const held = new Promise<void>((resolve) => {
    answerRequests = resolve
  })
  await page.route('**/debrief', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  const debrief = page.getByRole('region', { name: 'Debrief' })
  const asked = debrief.getByRole('listitem').filter({ hasText: QUESTION })
  await expect(asked).toContainText(ANSWER)
  await expect(debrief.getByText('You spoke')).toBeVisible()
  const placeOf = async (name: string) => debrief.getByRole('button', { name }).boundingBox()
  const places = async () => [await placeOf('Download Markdown'), await placeOf('Keep to practise')]
  const before = await places()
  answerRequests()
  await expect(asked.getByText(/^\d(\.\d)? of 4$/).first()).toBeVisible()
  expect(await places()).toEqual(before)
  const [question, answer] = [asked.getByText(QUESTION), asked.getByText(ANSWER)]
  expect((await question.boundingBox())?.y).toBeLessThan(((await answer.boundingBox())?.y ?? 0) + 1)
  expect((await question.boundingBox())?.x).toBeLessThan((await answer.boundingBox())?.x ?? 0)
  await checkPage(page)
})
