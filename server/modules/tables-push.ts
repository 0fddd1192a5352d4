/** The table of devices that show notifications as types. */
import type { GeneratedAlways } from 'kysely';

export interface PushTables {
  push_device: {
    id: GeneratedAlways<number>;
    person_id: number;
    /** The last session in which its person opened the portal there; may be gone by now. */
    session_id: string;
    endpoint: string;
    p256dh: Buffer;
    auth: Buffer;
    seen_at: Date;
  };
}
