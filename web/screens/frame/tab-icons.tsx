/** The signs of the tabs: one line weight, in the colour of their text. */
import { LineIcon } from '#web/ui/frame/line-icon.tsx';

export const tabIcons = {
  home: <LineIcon d="M4 11.5 12 4.5l8 7M6.5 9.5v10h11v-10M10 19.5v-5h4v5" />,
  board: <LineIcon d="M4 5.5h16v14H4zM12 3v5M7.5 11.5h9M7.5 15.5h5.5" />,
  record: <LineIcon d="M12 5v14M5 12h14" />,
  pending: <LineIcon d="M7 4h10M7 20h10M8 4v3.5l4 4.5 4-4.5V4M8 20v-3.5l4-4.5 4 4.5V20" />,
  exchanges: <LineIcon d="M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19" />,
  messages: <LineIcon d="M4.5 5h15v11h-9L6 19.5V16H4.5zM8.5 9h7M8.5 12h4.5" />,
  agenda: <LineIcon d="M12 7v5l3.5 2M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z" />,
  members: (
    <LineIcon d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19c.6-3.2 3-5 6-5s5.4 1.8 6 5M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14.3c1.9.7 3.1 2.3 3.5 4.7" />
  ),
  network: (
    <LineIcon d="M6.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM17.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 20.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9.5 6.5h5M8 9.2l2.6 5.6M16 9.2l-2.6 5.6" />
  ),
  confirm: <LineIcon d="M4.5 12.5 9.5 17.5 19.5 6.5" />,
} as const;
