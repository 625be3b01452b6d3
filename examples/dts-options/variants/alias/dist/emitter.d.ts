export interface Emitter<Events> {
    emit<Key extends keyof Events>(type: Key, event: Events[Key]): void;
}
export default function mitt<Events>(): Emitter<Events>;
