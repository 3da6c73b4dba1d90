package main

func UndoRedo(actions []string) []string {
	
}
