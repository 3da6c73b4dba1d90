import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import mono from '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf?url'
import other from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import type { FontName } from './runs.ts'

/** Complete fonts, unlike the page's subsets. A PDF embeds only the glyphs that it uses. */
const ADDRESSES: Record<FontName, string> = { regular, bold, mono, other }

/** Fetches a font file from our own origin. @throws when the file cannot be fetched */
export async function loadFont(name: FontName): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[name])
  if (!response.ok) throw new Error(`The font ${name} could not be fetched (${response.status})`)
  return new Uint8Array(await response.arrayBuffer())
}
