import han from 'runtime:noto-sans-han.otf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import mono from '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf?url'
import hangul from '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf?url'
import bengali from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url'
import devanagari from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url'
import gujarati from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url'
import kannada from '@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf?url'
import malayalam from '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf?url'
import tamil from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url'
import telugu from '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url'
import thai from '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf?url'
import other from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import type { FontName } from './runs.ts'

/** Complete fonts, unlike the page's subsets. A PDF embeds only the glyphs that it uses. */
const ADDRESSES: Record<FontName, string> = {
  regular,
  bold,
  mono,
  devanagari,
  bengali,
  gujarati,
  kannada,
  malayalam,
  tamil,
  telugu,
  thai,
  hangul,
  han,
  other,
}

/** Fetches a font file from our own origin. @throws when the file cannot be fetched */
export async function loadFont(name: FontName): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[name])
  if (!response.ok) throw new Error(`The font ${name} could not be fetched (${response.status})`)
  return new Uint8Array(await response.arrayBuffer())
}
