import { Image } from '@tauri-apps/api/image'
import { Menu, MenuItem } from '@tauri-apps/api/menu'
import { TrayIcon } from '@tauri-apps/api/tray'

export interface Tray {
  /** Shows another picture, and says another state above the choices. */
  show(picture: ImageData, state: string): Promise<void>
}

/** What can be chosen in the tray's menu. */
export interface TrayChoice {
  text: string
  action: () => void
}

/**
 * Puts a picture with a menu into the system's tray, where there is one; where there is none, it is
 * seen nowhere. Linux shows the state in the menu alone, other systems beside the pointer as well.
 */
export async function openTray(
  picture: ImageData,
  state: string,
  choices: TrayChoice[],
): Promise<Tray> {
  const said = await MenuItem.new({ text: state, enabled: false })
  const menu = await Menu.new({ items: [said, { item: 'Separator' }, ...choices] })
  const icon = await imageOf(picture)
  const tray = await TrayIcon.new({ id: 'sightline', menu, icon, tooltip: `Sightline: ${state}` })
  await icon.close()
  return {
    async show(next, text) {
      const image = await imageOf(next)
      await Promise.all([
        tray.setIcon(image),
        tray.setTooltip(`Sightline: ${text}`),
        said.setText(text),
      ])
      await image.close()
    },
  }
}

const imageOf = ({ data, width, height }: ImageData) =>
  Image.new(new Uint8Array(data), width, height)
