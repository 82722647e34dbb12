/** What stands before the replicas. */
export interface Gateway {
  name: string;
  close(): Promise<void>;
}
