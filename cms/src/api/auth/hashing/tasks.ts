/** Without `stored` a password is to be hashed, with it to be compared. */
export interface Task {
  password: string;
  stored?: string;
}

export type Answer = { hash: string } | { isRight: boolean };
