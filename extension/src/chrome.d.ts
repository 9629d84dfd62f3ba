/** What the extension uses of the browser's own interface, which Firefox answers to by the same name. */
declare namespace chrome {
  type Sender = { id?: string; tab?: object }
  type Listener<Args extends unknown[]> = { addListener(listener: (...args: Args) => unknown): void }

  namespace runtime {
    const id: string
    const onMessage: Listener<[message: unknown, sender: Sender, answer: (reply: unknown) => void]>
    const onInstalled: Listener<[]>
    function sendMessage<Reply>(message: unknown): Promise<Reply>
    function openOptionsPage(): Promise<void>
    function getManifest(): {
      browser_specific_settings?: { gecko?: { data_collection_permissions?: { optional?: string[] } } }
    }
  }

  namespace storage {
    const local: {
      get(key: string): Promise<Record<string, unknown>>
      set(items: Record<string, unknown>): Promise<void>
      remove(key: string): Promise<void>
      /** Not in Firefox, where only `session` has it. */
      setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>
    }
    const onChanged: Listener<[]>
  }

  namespace tabs {
    function query(filter: object): Promise<{ id?: number }[]>
    function sendMessage(tab: number, message: unknown): Promise<void>
  }

  namespace action {
    const onClicked: Listener<[]>
  }

  namespace permissions {
    function request(wanted: { data_collection: string[] }): Promise<boolean>
  }
}
