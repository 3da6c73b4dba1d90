/**
 * The script of the meeting page: shows slides, and plays the turns one after the other, each voice
 * at its pitch.
 */
export const meetingScript = `
const PITCH = { Mara: 1.12, Jonas: 0.9 }
const HUM = { Mara: 210, Jonas: 120 }
const { turns, slides } = await (await fetch('/meeting/script')).json()
const slide = document.querySelector('#slide')
const speaking = document.querySelector('#speaking')
let shown = 0

function show() {
  const { title, lines } = slides[shown % slides.length]
  const heading = document.createElement('h2')
  heading.textContent = title
  slide.replaceChildren(heading, ...lines.map((line) => {
    const row = document.createElement('p')
    row.textContent = line
    row.style.margin = '0'
    return row
  }))
}
show()
document.querySelector('#next').addEventListener('click', () => {
  shown += 1
  show()
})

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function sourceOf(context, { voice, text, wav }) {
  if (wav) {
    const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0))
    const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes.buffer), playbackRate: PITCH[voice] })
    return { source, until: null }
  }
  const source = new OscillatorNode(context, { frequency: HUM[voice], type: 'sawtooth' })
  return { source, until: text.split(' ').length * 0.3 }
}

document.querySelector('#talk').addEventListener('click', async () => {
  const context = new AudioContext()
  const volume = new GainNode(context, { gain: 0.6 })
  volume.connect(context.destination)
  for (const turn of turns) {
    const { source, until } = await sourceOf(context, turn)
    source.connect(volume)
    speaking.textContent = turn.voice + ': ' + turn.text
    const ended = new Promise((resolve) => source.addEventListener('ended', resolve))
    source.start()
    if (until !== null) source.stop(context.currentTime + until)
    await ended
    speaking.textContent = 'Nobody speaks'
    await pause(turn.pauseMs)
  }
  document.body.dataset.talked = 'yes'
})
`
